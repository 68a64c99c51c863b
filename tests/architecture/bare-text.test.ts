import { Linter } from 'eslint'
import typescript from 'typescript-eslint'
import { describe, expect, it } from 'vitest'

// no types: rules of ESLint are plain JavaScript
const { noBareTextBeside } = await import(new URL('rules/no-bare-text-beside.mjs', import.meta.url).href)

const linter = new Linter()

const problemsIn = (jsx: string): readonly (string | undefined)[] => {
  const code = `interface Props { readonly slot: ReactNode }\nexport const Row = ({ slot, name, isOpen, rows }: Props) => (${jsx})`
  return linter
    .verify(
      code,
      [
        {
          files: ['**/*.tsx'],
          languageOptions: { parser: typescript.parser as Linter.Parser },
          plugins: { translated: { rules: { 'no-bare-text-beside': noBareTextBeside } } },
          rules: { 'translated/no-bare-text-beside': 'error' },
        },
      ],
      'row.tsx',
    )
    .map(({ messageId, message }) => messageId ?? message)
}

describe('R17: texts that come, go or change', () => {
  it.each([
    ["<p>{isOpen ? t('open') : null} <b /></p>", 'conditional'],
    ["<p><b /> {isOpen && t('open')}</p>", 'conditional'],
    ['<p>{isOpen ? name : null}{slot}</p>', 'conditional'],
    ['<p>{isOpen ? `${name}:` : <b />}<i /></p>', 'conditional'],
    ['<p>{isOpen ? <>, {name}</> : null}<i /></p>', 'conditional'],
    ["<p>{isOpen ? <b /> : null} {t('open')}</p>", 'after'],
    ['<p>{isOpen ? <b /> : null} {name}</p>', 'after'],
    ['<p>{rows.map(() => <b />)}: open</p>', 'after'],
    ["<p>{t('total', { name })} <b /></p>", 'changing'],
    ['<p><b /> {format(name)}</p>', 'changing'],
    ['<p><b /> {t(`states.${name}`)}</p>', 'changing'],
    ["<p>{isOpen ? t.rich('open', { b }) : null}</p>", 'rich'],
    ["<p>{isOpen ? <span>{t.rich('open', { b })}</span> : <span>{name}</span>}</p>", 'rich'],
  ])('are refused beside siblings when the element is %s', (jsx, problem) => {
    expect(problemsIn(jsx)).toEqual([problem])
  })

  it.each([
    "<p>{isOpen ? t('open') : null}</p>",
    "<p>{isOpen ? <b>{t('open')}</b> : null} <span>{t('total', { name })}</span></p>",
    "<p>{t('open')} {isOpen ? <b /> : null}</p>",
    '<p>{isOpen ? <b /> : null} {slot}</p>',
    '<p>{isOpen ? <b /> : null} {children}</p>',
    "<p>{t.rich('open', { b })}</p>",
    "<p>{isOpen ? <span key={name}>{t.rich('open', { b })}</span> : <span>{name}</span>}</p>",
    "<p>{isOpen ? <span>{t.rich('open', { b })}</span> : <i>{name}</i>}</p>",
    "<ul>{rows.map((row) => <li>{row}</li>)}{' '}</ul>",
  ])('are allowed alone in their element: %s', (jsx) => {
    expect(problemsIn(jsx)).toEqual([])
  })
})
