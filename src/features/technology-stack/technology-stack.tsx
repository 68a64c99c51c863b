import './technology-stack.css'

import type { TechnologyStackView } from './types'

/** What runs here, on one line between two rules. */
export function TechnologyStack({ view }: { readonly view: TechnologyStackView }) {
  if (view.items.length === 0) return null
  return (
    <section className="technology">
      <div className="wide technology__row">
        <h2>{view.heading}</h2>
        <ul>
          {view.items.map(({ key, name, description }) => (
            <li key={key} title={description ?? undefined} translate="no">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
