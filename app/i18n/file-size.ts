const KB = 1024;

export function fileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  const [size, unit] = bytes < KB * KB ? [bytes / KB, "KB"] : [bytes / KB / KB, "MB"];
  return `${size < 10 ? Number(size.toFixed(1)) : Math.round(size)} ${unit}`;
}
