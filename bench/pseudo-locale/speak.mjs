// Preloaded before Next (node --import): replaces the German messages by the pseudo-locale at runtime. The build stores messages as JSON
// text, so patching JSON.parse leaves the build unchanged.
import fs from 'node:fs'

const file = process.env.PSEUDO_MESSAGES
if (file === undefined) throw new Error('PSEUDO_MESSAGES must be set to the path of the pseudo-locale messages')

/** Both as text, as the build writes them. @type {{german: string, pseudo: string}} */
const { german, pseudo } = JSON.parse(fs.readFileSync(file, 'utf8'))
const parse = JSON.parse

/** @param {string} text @param {Parameters<typeof JSON.parse>[1]} [reviver] */
JSON.parse = (text, reviver) => parse(text === german ? pseudo : text, reviver)
