/** Icons of an article's blocks, on a 20 × 20 canvas like those of Payload's editor. */
const drawings = {
  code: '<rect x="2.5" y="3.5" width="15" height="13" rx="1.5"/><path d="m6 7.5 2.5 2.5L6 12.5M10.5 12.5h3.5"/>',
  scene: '<path d="m4 13.5 9-9 2.5 2.5-9 9-3.5 1zM11 6.5 13.5 9M10.5 16.5h6.5"/>',
  video: '<rect x="2.5" y="4.5" width="15" height="11" rx="1.5"/><path d="m8.5 7.5 4 2.5-4 2.5z"/>',
} as const

/** An image can't take its colour from the text, so this grey has a contrast of 3:1 in both themes. */
const grey = '#787878'

export const iconOf = (name: keyof typeof drawings) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" fill="none" stroke="${grey}">${drawings[name]}</svg>`
  // The menu entry has the block's name.
  return { url: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: '' }
}
