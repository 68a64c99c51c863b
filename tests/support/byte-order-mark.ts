const mark = [0xef, 0xbb, 0xbf]

/** M16: without it, Excel on Windows reads a CSV file in its own code page. */
export const hasByteOrderMark = (bytes: Uint8Array): boolean => mark.every((byte, index) => bytes[index] === byte)
