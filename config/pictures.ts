/** Limit for one picture in the folders of pages, in bytes: every clone and every release keeps it for good. */
export const maxPictureBytes = 1_000_000;
