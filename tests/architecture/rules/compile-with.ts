import path from 'node:path'
import ts from 'typescript'
import { projectRoot } from '../lint'

/** As the project is compiled, but for the browser. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noUncheckedIndexedAccess: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  paths: { '@/*': [`${projectRoot}/src/*`] },
}

const absolute = (file: string) => path.join(projectRoot, file)

const generated = 'src/payload-types.ts'

/** The types that `npm run generate:types` writes, but for the end that hands them to Payload, which nothing compiled here reads. */
export const generatedTypes = (ts.sys.readFile(absolute(generated)) ?? '').replace(/\ndeclare module 'payload' [^]*$/, '')

/** Compiles these files of the project again and again, each time with other texts in the place of some of its files. */
export const compilerOf = (files: readonly string[]) => {
  const rootNames = files.map(absolute)
  const parsed = new Map<string, ts.SourceFile | undefined>()
  /** What the compiler says of them, each sentence behind its file. */
  return (changed: Readonly<Record<string, string>>): readonly string[] => {
    const texts = new Map(Object.entries({ [generated]: generatedTypes, ...changed }).map(([file, text]) => [absolute(file), text]))
    const host = ts.createCompilerHost(options)
    const { getSourceFile } = host
    host.getSourceFile = (file, language) => {
      const text = texts.get(path.resolve(file))
      const key = `${file} ${text ?? ''}`
      if (!parsed.has(key)) parsed.set(key, text === undefined ? getSourceFile(file, language) : ts.createSourceFile(file, text, language))
      return parsed.get(key)
    }
    const program = ts.createProgram({ rootNames, options, host })
    return rootNames
      .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
      .map(
        ({ file, messageText }) =>
          `${path.relative(projectRoot, file?.fileName ?? '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      )
  }
}
