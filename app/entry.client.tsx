// Remix asks for a browser entry; no page loads it, since no page needs framework script.
export {};
