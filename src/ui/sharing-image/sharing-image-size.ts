/** Pixels; what link previews ask for. */
export const sharingImageSize = { width: 1200, height: 630 }
