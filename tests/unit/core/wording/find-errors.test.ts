import { describe, expect, it } from 'vitest'
import { findWordingErrors } from '@/core/wording/find-errors'
import { cpuTime } from '../../../support/cpu-time'

const narrow = '\u202f'

describe('finds each kind of error', () => {
  it.each([
    ['en', 'Two  spaces', 'double-space'],
    ['de', 'Wird geladen...', 'three-dots'],
    ['es', '¡Gratis!', 'exclamation'],
    ['en', 'One , two', 'space-before'],
    ['de', 'Und jetzt ?', 'space-before'],
    ['fr', '50 Go', 'loose-space'],
    ['fr', 'Combien ?', 'loose-space'],
    ['fr', 'Ceci\u00a0: cela', 'loose-space'],
    ['fr', '« oui\u202f»', 'loose-space'],
    ['fr', 'Langue: français', 'missing-space'],
    ['fr', 'Combien?', 'missing-space'],
    ['fr', '«oui»', 'missing-space'],
    ['en', `It's here`, 'straight-quote'],
    ['de', '"so"', 'straight-quote'],
    ['de', '“so”', 'foreign-quote'],
    ['de', '«so»', 'foreign-quote'],
    ['en', '„so“', 'foreign-quote'],
    ['es', 'Sigue libre?', 'unopened'],
    ['es', '¿Sigue libre? Y este?', 'unopened'],
    ['en', '99,9% of each month', 'decimal-mark'],
    ['fr', `2.1\u00a0Mo avant`, 'decimal-mark'],
    ['de', '3.2\u00a0GHz', 'decimal-mark'],
    ['en', '10.000 visitors', 'thousands-mark'],
    ['de', '10,000 Besuche', 'thousands-mark'],
    ['fr', '2,000 produits', 'thousands-mark'],
    ['es', '1.140 pedidos', 'thousands-mark'],
    ['en', '10 % off', 'percent-space'],
    ['es', '10% menos', 'missing-space'],
    ['es', 'Añade lo que necesitas a tu carrito', 'too-familiar'],
    ['fr', 'Choisis ton nom', 'too-familiar'],
    ['de', 'Such dir deinen Namen', 'too-familiar'],
    ['en', 'An e-mail is on its way', 'avoided-word'],
    ['es', 'Elija su divisa', 'avoided-word'],
    ['fr', 'Un courriel part', 'avoided-word'],
    ['fr', '50\u00a0GB', 'avoided-word'],
    ['de', 'Ein Brief vor dem Ablauf', 'avoided-word'],
    ['de', 'Erreichbarkeitswache', 'avoided-word'],
    ['en', 'Three machines in one room', 'avoided-word'],
    ['en', 'Our name servers', 'avoided-word'],
    ['en', 'Prices before tax', 'avoided-word'],
    ['en', 'Ask for your user name by telephone', 'avoided-word'],
    ['en', 'Protected by 2FA', 'avoided-word'],
    ['es', 'Precios sin impuestos', 'avoided-word'],
    ['es', 'En redención', 'avoided-word'],
    ['fr', 'Les serveurs de noms du domaine', 'avoided-word'],
    ['fr', 'Prix hors taxes', 'avoided-word'],
    ['fr', 'Une entrée DNS', 'avoided-word'],
    ['de', 'Unser Kundendienst', 'avoided-word'],
    ['de', 'Ihr Autorisierungscode', 'avoided-word'],
    ['de', 'Preise vor Steuern', 'avoided-word'],
    ['de', 'Mit Testumgebung', 'avoided-word'],
    ['en', 'Hang your domain here', 'figure-of-speech'],
    ['en', 'A screw came loose', 'figure-of-speech'],
    ['en', 'Someone at the counter answers', 'figure-of-speech'],
    ['en', 'A renewal costs the price of its day', 'figure-of-speech'],
    ['en', 'Then the domain is turned over', 'figure-of-speech'],
    ['es', 'Aún cuelga de un tornillo', 'figure-of-speech'],
    ['es', 'Pregunte en el mostrador', 'figure-of-speech'],
    ['es', 'Su pedido abierto', 'figure-of-speech'],
    ['fr', 'Votre nom est accroché', 'figure-of-speech'],
    ['fr', 'Demandez au comptoir', 'figure-of-speech'],
    ['fr', 'Il reste une commande ouverte', 'figure-of-speech'],
    ['de', 'Es hängt noch an einer Schraube', 'figure-of-speech'],
    ['de', 'Ihr Namensschild', 'figure-of-speech'],
    ['de', 'Fragen Sie am Tresen', 'figure-of-speech'],
    ['en', 'Learn more', 'empty-label'],
    ['es', 'Empezar', 'empty-label'],
    ['fr', 'En savoir plus', 'empty-label'],
    ['de', 'Mehr', 'empty-label'],
  ] as const)('%s: %s is %s', (language, text, kind) => {
    expect(findWordingErrors(language, text).map((fault) => fault.kind)).toContain(kind)
  })
})

describe('finds nothing else', () => {
  it.each([
    ['en', 'A shop’s “first” hour: 1,140 orders, 99.9% up, over TLS 1.3… and HTTP/1.1?'],
    ['en', 'Filter with ?type=vps, at https://example.com'],
    ['es', '«Nada», dijo. ¿Y ahora? ¿De verdad? 1140 pedidos, 10.000 visitas, 99,9\u00a0%, con TLS 1.3'],
    ['es', 'Empezar ahora'],
    ['de', 'Mehr über Verlängerungen'],
    ['es', 'Email marketing, y un correo para {email}'],
    ['fr', `«${narrow}Oui${narrow}»${narrow}: combien${narrow}? 99,9${narrow}%, 50\u00a0Go, à 9\u00a0h\u00a040, TLS 1.3`],
    ['fr', 'Par courrier postal ou par e-mailing'],
    ['de', '„Ja“, sagt ‚er‘: 3,2\u00a0GHz, 10.000 Besuche, am 24.11.2026. Wird geprüft …'],
    ['de', 'Per Brief. Sie entscheiden, was Ihnen gehört.'],
    ['de', 'Zur Kasse für $1,229.99, also €12.50'],
    ['en', 'Two-factor authentication (2FA), for virtual machines as well'],
    ['en', 'Off-the-shelf parts, with a counter for visits'],
    ['en', '“She taped it to the till,” says the owner'],
    ['es', 'Acceso en dos pasos (2FA). En caja, una placa base'],
    ['fr', 'Les serveurs DNS (serveurs de noms), à la caisse, prix hors taxes (HT). Le fichier porte un nom'],
    ['fr', `«${narrow}Mon grand-père a peint notre enseigne${narrow}»`],
    ['de', 'Das hängt von der Endung ab. Auth-Code, auch Autorisierungscode genannt, für virtuelle Maschinen, Suchmaschinen, Bildschirme'],
    ['de', '„Auf unser Ladenschild gemalt“'],
    ['it', 'Ciò che non ha regole può dire "questo"'],
  ] as const)('%s: %s', (language, text) => expect(findWordingErrors(language, text)).toEqual([]))

  it('suggests a replacement', () => {
    expect(findWordingErrors('en', 'The price of its day')).toEqual([
      { kind: 'figure-of-speech', found: 'its day', instead: 'renewal date' },
    ])
    expect(findWordingErrors('en', 'On a shelf')).toEqual([{ kind: 'figure-of-speech', found: 'shelf' }])
    expect(findWordingErrors('de', 'Mit Gutscheincode')).toEqual([{ kind: 'avoided-word', found: 'Gutscheincode', instead: 'Rabattcode' }])
    expect(findWordingErrors('fr', 'Ton nom')).toEqual([{ kind: 'too-familiar', found: 'Ton', instead: 'vous' }])
  })

  it('quotes the whole number', () => {
    expect(findWordingErrors('en', '12.5 % off')).toContainEqual({ kind: 'percent-space', found: '12.5 %' })
    expect(findWordingErrors('de', '12,5% Rabatt')).toEqual([{ kind: 'missing-space', found: '12,5%' }])
    expect(findWordingErrors('fr', '30 % et 50 Go')).toEqual([
      { kind: 'loose-space', found: '30 %' },
      { kind: 'loose-space', found: '50 Go' },
    ])
  })

  it('reports each once', () => {
    expect(findWordingErrors('es', 'Su divisa, otra divisa')).toHaveLength(1)
  })
})

it('reads 5,000 characters in a fraction of a keystroke', () => {
  const long = 'Wir bewahren Ihre Daten auf, bis Sie gehen; dann löschen wir sie. '.repeat(75)
  findWordingErrors('de', long)
  const read = cpuTime(() => {
    for (let times = 0; times < 20; times += 1) findWordingErrors('de', long)
  })
  expect(read / 20).toBeLessThan(50)
})
