/** Whether the bar differs from the one that was seen last. Whatever else stands in the storage is just another id. */
export const isNew = (seen: string | null, id: string | undefined): boolean => seen !== id;
