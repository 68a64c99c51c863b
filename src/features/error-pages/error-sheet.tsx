import type { ReactNode } from 'react'

interface ErrorSheetProps {
  readonly title: ReactNode
  readonly body: ReactNode
  readonly picture: ReactNode
  readonly children?: ReactNode
}

export const ErrorSheet = ({ title, body, picture, children }: ErrorSheetProps) => (
  <section className="error-page wall">
    <div className="wide error-page__split">
      <div className="error-page__words">
        <h1>{title}</h1>
        {body}
        {children}
      </div>
      {picture}
    </div>
  </section>
)
