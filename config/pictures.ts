/** What one picture in the pages' folders may weigh, in bytes: every clone and every release carries it for good. */
export const maxPictureBytes = 1_000_000;
