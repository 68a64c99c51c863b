import { existsSync } from 'node:fs'
import path from 'node:path'

/** Sketches of sections for the block picker, composed of shapes on a 48 × 32 canvas. */

const ink = '#0e4030'
const soft = '#b9cbbf'
const plate = '#fce38a'
const action = '#ff6a2b'

const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0.6): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`

const repeat = (count: number, draw: (index: number) => string): string => Array.from({ length: count }, (_, index) => draw(index)).join('')

const parts = {
  bigTitle: box(4, 6, 22, 3.4, ink) + box(4, 11, 16, 3.4, ink),
  title: box(4, 4, 18, 2.4, ink),
  lead: box(4, 17, 18, 1.4, soft) + box(4, 20, 14, 1.4, soft),
  text: repeat(6, (row) => box(4, 9 + row * 3, row === 5 ? 22 : 40, 1.4, soft)),
  button: box(4, 24, 10, 4, action, 1),
  search: box(4, 18, 40, 7, '#fff', 1) + box(34, 19.5, 8.5, 4, action, 0.8),
  picture: box(29, 6, 15, 20, plate, 1),
  cards: repeat(
    3,
    (at) =>
      box(4 + at * 14, 10, 12, 18, '#fff', 1) +
      box(6 + at * 14, 12.5, 7, 1.6, ink) +
      box(6 + at * 14, 23, 8, 3, at === 1 ? action : soft, 0.8),
  ),
  tiles: repeat(
    6,
    (at) =>
      box(4 + (at % 3) * 14, 10 + Math.floor(at / 3) * 9.5, 12, 8, '#fff', 1) +
      box(6 + (at % 3) * 14, 12 + Math.floor(at / 3) * 9.5, 2.6, 2.6, plate, 1.3),
  ),
  table: repeat(
    5,
    (row) =>
      box(4, 10 + row * 3.8, 22, 1.6, row === 0 ? ink : soft) +
      box(32, 10 + row * 3.8, 5, 1.6, soft) +
      box(39, 10 + row * 3.8, 5, 1.6, row === 0 ? ink : action),
  ),
  rows: repeat(
    4,
    (row) =>
      box(4, 10 + row * 4.8, 40, 3.6, '#fff', 0.8) + box(5.5, 11.2 + row * 4.8, 16, 1.2, soft) + box(41, 11.2 + row * 4.8, 1.4, 1.2, ink),
  ),
  form: box(4, 10, 40, 4, '#fff', 0.8) + box(4, 15.5, 40, 8, '#fff', 0.8) + box(4, 25, 10, 4, action, 1),
  quote:
    `<text x="4" y="17" font-size="16" font-family="serif" fill="${action}">“</text>` +
    box(13, 9, 30, 2.2, ink) +
    box(13, 13, 24, 2.2, ink) +
    box(13, 19, 10, 1.4, soft),
  figures: repeat(4, (at) => box(4 + at * 10.5, 11, 7, 5, ink, 0.8) + box(4 + at * 10.5, 18, 8.5, 1.4, soft)),
  steps: repeat(
    3,
    (at) =>
      `<circle cx="${9 + at * 15}" cy="14" r="3.4" fill="${at === 0 ? action : soft}"/>` +
      box(4 + at * 15, 20, 10, 1.6, ink) +
      box(4 + at * 15, 23.5, 8, 1.4, soft),
  ),
  band: box(0, 9, 48, 15, ink, 0) + box(4, 13, 18, 2.2, '#fff') + box(4, 17, 12, 1.4, soft) + box(34, 14, 10, 4.4, action, 1),
  choices:
    repeat(
      3,
      (row) => `<circle cx="6" cy="${12 + row * 6}" r="1.7" fill="${row === 0 ? action : soft}"/>` + box(10, 11 + row * 6, 14, 1.8, ink),
    ) +
    box(29, 9, 15, 19, '#fff', 1) +
    box(31, 23, 11, 3, action, 0.8),
  marks: repeat(8, (at) => box(4 + (at % 4) * 10.5, 11 + Math.floor(at / 4) * 8, 8.5, 6, '#fff', 1)),
} as const

export type SketchPart = keyof typeof parts

/** A data URL, so nothing is fetched. */
const sketch = (...names: readonly SketchPart[]): string => {
  const drawn = names.map((name) => parts[name]).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><rect width="48" height="32" fill="#e1e8de"/>${drawn}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Thumbnails written by `npm run bench -- thumbnails` from a running shop. */
export const thumbnailFolder = 'src/blocks'

export const thumbnailFile = (slug: string): string => path.join(process.cwd(), thumbnailFolder, slug, 'thumbnail.webp')

export const thumbnailOf = (slug: string): string => `/api/section-thumbnails/${slug}`

/** Falls back to a sketch until the section has a thumbnail. */
export const pictureOf = (slug: string, drawing: readonly SketchPart[]): string =>
  existsSync(thumbnailFile(slug)) ? thumbnailOf(slug) : sketch(...drawing)
