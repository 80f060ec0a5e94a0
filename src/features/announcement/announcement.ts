/** Whether the bar's id differs from the one last seen. Any other stored text counts as a different id. */
export const isNew = (seen: string | null, id: string | undefined): boolean => seen !== id;
