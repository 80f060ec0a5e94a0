/** Offers a file for saving. */
export function save(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], {type}));
  link.download = name;
  link.click();
  // The download has read the address when the task ends.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
