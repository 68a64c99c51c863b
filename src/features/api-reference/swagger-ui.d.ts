/** The part of Swagger UI's options that the reference uses. */
declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  interface SwaggerUIOptions {
    readonly domNode: HTMLElement
    readonly url: string
    readonly deepLinking: boolean
    readonly docExpansion: 'none' | 'list' | 'full'
    readonly defaultModelsExpandDepth: number
    readonly filter: boolean
    readonly supportedSubmitMethods: readonly string[]
    readonly validatorUrl: string | null
    readonly onComplete: () => void
    readonly onFailure: () => void
  }
  const SwaggerUI: (options: SwaggerUIOptions) => unknown
  export default SwaggerUI
}
