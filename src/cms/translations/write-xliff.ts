import { defaultLocale, type Locale } from '@/lib/config/locales'
import { pairedTarget } from './exchange-file'
import type { ShownUnit } from './find-units'

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\r': '&#13;' }

/** Of what XML cannot hold there is little; XLIFF has an element for it. */
const unholdable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu

const attribute = (text: string): string =>
  text
    .replace(unholdable, '')
    .replace(/[&<>"\r]/g, (mark) => named[mark] ?? mark)
    .replace(/[\n\t]/g, (mark) => `&#${mark.charCodeAt(0)};`)

const content = (text: string): string =>
  text
    .replace(/[&<>"\r]/g, (mark) => named[mark] ?? mark)
    .replace(unholdable, (mark) => `<cp hex="${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}"/>`)

const states = { missing: 'initial', outdated: 'initial', draft: 'initial', same: 'initial', complete: 'translated' } as const

const segment = (unit: ShownUnit, english: string, target: string, at: number): string =>
  [
    `      <segment id="s${at + 1}" state="${target === '' ? 'initial' : states[unit.state]}">`,
    `        <source>${content(english)}</source>`,
    ...(target === '' ? [] : [`        <target>${content(target)}</target>`]),
    '      </segment>',
  ].join('\n')

const writeUnit = (unit: ShownUnit, at: number): string => {
  const targets = pairedTarget(unit)
  return [
    `    <unit id="u${at + 1}" name="${attribute(unit.path)}" canResegment="no">`,
    `      <notes><note category="label">${content(unit.label)}</note><note category="version">${unit.version}</note></notes>`,
    ...unit.english.map((english, index) => segment(unit, english, targets[index] ?? '', index)),
    '    </unit>',
  ].join('\n')
}

const filesOf = (units: readonly ShownUnit[]): readonly (readonly [ShownUnit, ...ShownUnit[]])[] => {
  const files = new Map<string, [ShownUnit, ...ShownUnit[]]>()
  for (const unit of units) {
    const key = `${unit.area}/${unit.document}`
    const file = files.get(key)
    if (file) file.push(unit)
    else files.set(key, [unit])
  }
  return [...files.values()]
}

/** Texts as XLIFF 2.1: a `file` for each document, a `unit` for each text, a `segment` for each of its pieces. */
export const writeXliff = (units: readonly ShownUnit[], locale: Locale): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="${defaultLocale}" trgLang="${locale}">`,
    ...filesOf(units).flatMap((file, at) => [
      `  <file id="f${at + 1}" original="${attribute(`${file[0].area}/${file[0].document}`)}" xml:space="preserve">`,
      `    <notes><note>${content(file[0].title)}</note></notes>`,
      ...file.map(writeUnit),
      '  </file>',
    ]),
    '</xliff>',
    '',
  ].join('\n')
