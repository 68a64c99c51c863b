import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv, writeCsv } from '@/payload/admin/translations/exchange-csv'
import type { TranslationUnitView } from '@/payload/admin/translations/find-units'
import { readXliff } from '@/payload/admin/translations/import-file'
import { writeXliff } from '@/payload/admin/translations/endpoints'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('=1+1', "'=1", "''@x", '-', '<b>&amp;</b>', 'a\r\nb', '\t\u0001', '“”', ' x ', '\ufeffy'),
)
const said = text.filter((each) => each.trim() !== '')
const unit = fc
  .record({
    path: fc.stringMatching(/^[a-z]+(\.[0-9a-f]{24}\.[a-z]+)?$/),
    english: fc.array(said, { minLength: 1, maxLength: 3 }),
    isTranslated: fc.boolean(),
    label: text,
  })
  .chain(({ path, english, isTranslated, label }) =>
    fc.array(said, { minLength: english.length, maxLength: english.length }).map((target): TranslationUnitView => ({
      area: 'pages',
      document: '01a',
      title: 'Home',
      path,
      label,
      kind: 'paragraph',
      state: 'missing',
      english,
      changes: null,
      target: isTranslated ? target : [],
      version: '-abc.=def',
      mayChange: true,
    })),
  )
const units = fc.uniqueArray(unit, { minLength: 1, maxLength: 5, selector: ({ path }) => path })

const plain = ({ area, document, path, english, target, version }: TranslationUnitView) => ({
  area,
  document,
  path,
  locale: 'es',
  english,
  target: target.length > 0 ? target : english.map(() => ''),
  version,
})

describe('X5: a translation file', () => {
  it.each([
    ['XLIFF', writeXliff, readXliff],
    ['CSV', writeCsv, readCsv],
  ] as const)('round-trips as %s, whatever it contains', (_name, write, read) => {
    fc.assert(
      fc.property(units, (all) => {
        const back = read(write(all, 'es'))
        expect('units' in back ? back.units.map(({ line: _line, ...rest }) => rest) : back).toEqual(all.map(plain))
      }),
    )
  })

  it('M16: begins with a byte order mark as CSV', () => {
    expect(writeCsv([], 'es')).toMatch(/^\ufeffarea,/)
  })

  it('resolves no entity and loads no file in XML', () => {
    const declared =
      '<?xml version="1.0"?><!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/passwd">]><xliff srcLang="en" trgLang="es">&x;</xliff>'
    expect(readXliff(declared)).toMatchObject({ faults: [{ kind: 'doctype' }] })
    const used =
      '<xliff srcLang="en" trgLang="es"><file original="pages/1"><unit name="a"><segment><source>&x;</source></segment></unit></file></xliff>'
    expect(readXliff(used)).toMatchObject({ faults: [{ line: 1, kind: 'unreadable' }] })
  })

  it('reports line and reason of errors', () => {
    expect(readXliff('<xliff srcLang="en" trgLang="es">\n<file original="pages/1">\n</xliff>')).toEqual({
      faults: [{ line: 3, kind: 'unreadable' }],
    })
    expect(readXliff('<xliff srcLang="de" trgLang="es"/>')).toEqual({ faults: [{ line: 1, kind: 'language' }] })
    const marked =
      '<xliff srcLang="en" trgLang="es"><file original="pages/1">\n<unit name="a"><segment><source>a <ph id="1"/></source></segment></unit></file></xliff>'
    expect(readXliff(marked)).toEqual({ faults: [{ line: 2, kind: 'inline' }] })
    expect(readCsv('area,document\nx,y')).toEqual({ faults: [{ line: 1, kind: 'column' }] })
    expect(readCsv('')).toEqual({ faults: [{ line: 1, kind: 'empty' }] })
    const cells = 'area,document,path,segment,language,english,translation,version'
    expect(readCsv(`${cells}\npages,1,a,2,es,A,B,v`)).toEqual({ faults: [{ line: 2, kind: 'incomplete' }] })
    expect(readCsv(`${cells}\npages,1,a,1,en,A,B,v`)).toEqual({ faults: [{ line: 2, kind: 'language' }] })
  })

  it('skips elements that tools add', () => {
    const file = writeXliff(
      [
        {
          ...({} as TranslationUnitView),
          area: 'pages',
          document: '1',
          title: '',
          path: 'a',
          label: '',
          kind: 'line',
          state: 'missing',
          english: ['A'],
          changes: null,
          target: [],
          version: 'v',
          mayChange: true,
        },
      ],
      'es',
    )
    const added = file.replace('<segment', '<mda:metadata xmlns:mda="x"><mda:meta>noise</mda:meta></mda:metadata><segment')
    expect(readXliff(added)).toEqual(readXliff(file))
  })
})
