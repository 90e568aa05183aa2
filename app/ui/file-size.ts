const KB = 1024;

/** A size in bytes as people read it: "512 B", "1.2 KB", "10 MB". */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  const [size, unit] = bytes < KB * KB ? [bytes / KB, "KB"] : [bytes / KB / KB, "MB"];
  return `${size < 10 ? Number(size.toFixed(1)) : Math.round(size)} ${unit}`;
}
