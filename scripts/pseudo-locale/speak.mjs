// Loaded before Next's own server (node --import), for this command alone: where the shop reads its German messages, it is handed
// those of the pseudo-locale, both out of the file PSEUDO_MESSAGES. The built shop reads them as JSON text, so nothing of it is changed,
// and nothing of this is in it.
import fs from 'node:fs'

const file = process.env.PSEUDO_MESSAGES
if (file === undefined) throw new Error('PSEUDO_MESSAGES must name the messages of the pseudo-locale')

/** Both as the build has made them, as text. @type {{german: string, pseudo: string}} */
const { german, pseudo } = JSON.parse(fs.readFileSync(file, 'utf8'))
const parse = JSON.parse

/** @param {string} text @param {Parameters<typeof JSON.parse>[1]} [reviver] */
JSON.parse = (text, reviver) => parse(text === german ? pseudo : text, reviver)
