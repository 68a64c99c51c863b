/**
 * A test file that has evaluated modules of its own: it mocks modules, or says `// own modules:` with the reason (settings that are read
 * on import).
 */
export const ownModules = /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|^\/\/ own modules:/m
