import { z } from 'zod'
import { fileOfCells, typedCells } from '@/cms/price-lists/cells-file'
import type { PriceList } from '@/cms/price-lists/kinds'
import { readFile } from '@/cms/price-lists/read-file'
import type { Reader } from '@/cms/words'

/** What is looked at: a file, or cells of the grid. */
export const sourceShape = z.union([
  z.strictObject({ text: z.string(), cells: z.undefined().optional() }),
  z.strictObject({ cells: typedCells, text: z.undefined().optional() }),
])

export type Source = z.output<typeof sourceShape>

export const readSource = (list: PriceList, { text, cells }: Source, reader: Reader): ReturnType<typeof readFile> =>
  text === undefined ? { file: fileOfCells(list, cells ?? []) } : readFile(text, reader)
