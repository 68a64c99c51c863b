declare module 'fontverter' {
  const fontverter: { convert(font: Buffer, toFormat: 'truetype'): Promise<Buffer> }
  export default fontverter
}
