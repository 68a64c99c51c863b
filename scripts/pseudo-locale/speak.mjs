// Loaded before Next's own server (node --import), for this command alone: where the shop reads its German messages, it is handed
// those of the file PSEUDO_MESSAGES. The built shop reads them as JSON text, so nothing of it is changed, and nothing of this is in it.
import fs from 'node:fs'

const file = process.env.PSEUDO_MESSAGES
if (file === undefined) throw new Error('PSEUDO_MESSAGES must name the messages of the pseudo-locale')

const german = JSON.stringify(JSON.parse(fs.readFileSync(new URL('../../src/i18n/messages/de.json', import.meta.url), 'utf8')))
const pseudo = fs.readFileSync(file, 'utf8')
const parse = JSON.parse

/** Equal words, however they are spaced. @param {unknown} text */
const isGerman = (text) => typeof text === 'string' && text.length >= german.length && text.startsWith('{') && JSON.stringify(parse(text)) === german

/** @param {string} text @param {Parameters<typeof JSON.parse>[1]} [reviver] */
JSON.parse = (text, reviver) => {
  const value = parse(isGerman(text) ? pseudo : text, reviver)
  return value
}
