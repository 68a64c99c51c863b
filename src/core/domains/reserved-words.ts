/** §5.9: names nobody may register here. */
export const reservedWords: ReadonlySet<string> = new Set(['www', 'ftp', 'mail', 'email', 'http', 'https', 'localhost'])
