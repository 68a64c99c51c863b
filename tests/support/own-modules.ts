/**
 * Matches test files that need their own modules: they mock modules, or say `// own modules:` with the reason, such as settings that are
 * read on import.
 */
export const ownModules = /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|^\/\/ own modules:/m
