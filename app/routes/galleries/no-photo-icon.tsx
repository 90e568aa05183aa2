/** In place of a cover where a gallery has no photo. */
export const NoPhotoIcon = () => (
  <div className="no-photo">
    <svg
      width="64"
      height="64"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      aria-hidden="true"
    >
      <path d="M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M15.5 9.5h.01" />
    </svg>
  </div>
);
