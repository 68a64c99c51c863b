import type { ArticleWords } from '../../../article'
import { heading, points, steps, table, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'E-Mail-Einstellungen: IMAP, SMTP und Ports',
  description:
    'Postfach auf Computer oder Handy einrichten: Server für IMAP und SMTP, Ports, Verschlüsselung und was die vier häufigsten Fehler bedeuten.',
  next: { heading: 'Noch kein Postfach? Vergleichen Sie die Tarife.', label: 'E-Mail-Hosting ansehen' },
  body: [
    text(
      'Jedes Mailprogramm fragt nach denselben Angaben: Benutzername, Posteingangsserver und Postausgangsserver. Hier sind die Einstellungen für Postfächer bei uns, mit den Namen, die die Felder meist haben.',
    ),
    heading('Einstellungen für IMAP und SMTP'),
    points(
      '**Benutzername:** Ihre vollständige E-Mail-Adresse, für Empfang und Versand.',
      '**Passwort:** das Passwort des Postfachs, nicht das Ihres Kontos im Shop. Der Postausgangsserver verlangt es ebenfalls.',
    ),
    table(
      ['Mailserver', 'Protokoll', 'Port', 'Verschlüsselung'],
      ['Posteingang', 'IMAP', '993', 'SSL/TLS'],
      ['Postausgang', 'SMTP', '465', 'SSL/TLS'],
    ),
    text(
      'Die Namen der beiden Server erhalten Sie mit dem Postfach; finden Sie sie nicht, [fragen Sie den Support](/contact). Unverschlüsselte Verbindungen sind absichtlich abgeschaltet: Ihr Passwort wird nie im Klartext übertragen.',
    ),
    heading('IMAP oder POP?'),
    text(
      'Nehmen Sie IMAP. Damit bleiben die Nachrichten auf dem Server, und Handy, Computer und Webmail zeigen dieselben Ordner. POP lädt die Nachrichten auf ein Gerät und löscht sie meist vom Server; einem zweiten Gerät fehlt dann die Hälfte.',
    ),
    heading('E-Mail am Computer einrichten'),
    steps(
      'Öffnen Sie die Kontoeinstellungen des Programms und fügen Sie ein Konto hinzu. Findet es die Einstellungen nicht automatisch, wählen Sie die manuelle Einrichtung.',
      'Geben Sie Name, E-Mail-Adresse und Passwort ein.',
      'Wählen Sie für den Posteingang IMAP und tragen Sie Server, Port 993 und SSL/TLS ein.',
      'Tragen Sie für den Postausgang Server, Port 465 und SSL/TLS ein.',
      'Wählen Sie für den Postausgang „Passwort, normal“ und denselben Benutzernamen.',
      'Schicken Sie sich eine Nachricht. Sie muss ankommen und danach im Ordner Gesendet liegen.',
    ),
    heading('E-Mail auf dem Handy einrichten'),
    text(
      'Handys fragen nach denselben Angaben in derselben Reihenfolge. Wählen Sie „Andere“ oder „IMAP“ statt eines großen Anbieters, und geben Sie für beide Server die vollständige Adresse als Benutzernamen ein. Manche schlagen Port 143 oder 587 mit STARTTLS vor: Ändern Sie das auf 993 und 465 mit SSL/TLS.',
    ),
    heading('E-Mails im Browser lesen'),
    text(
      'Webmail braucht keine Einstellungen: Melden Sie sich mit Adresse und Passwort an. Es gibt Webmail in vier Sprachen, und es ist der schnellste Test: Klappt die Anmeldung dort, aber nicht im Programm, stimmen die Einstellungen des Programms nicht.',
    ),
    heading('Grenzen für Postfächer und Anhänge'),
    text(
      'Mail Solo hat 10 GB und Anhänge bis 25 MB, Mail Team 25 GB und 50 MB, Mail Company 50 GB und 100 MB je Postfach. Die Postfächer der Shared-Tarife haben je 5 GB. Durch die Kodierung wachsen Anhänge um etwa ein Drittel; eine Datei von 18 MB kommt also schon an die Grenze von 25 MB. Größere Dateien verschicken Sie besser als Link.',
    ),
    heading('Was die Fehlermeldungen bedeuten'),
    points(
      '**Authentifizierung fehlgeschlagen.** Benutzername oder Passwort ist falsch. Fast immer ist es der Benutzername: Er muss die vollständige E-Mail-Adresse sein.',
      '**Zeitüberschreitung.** Der Port ist falsch, oder das Netz sperrt Mailports, wie in manchen Hotels. Versuchen Sie es über die mobile Verbindung des Handys.',
      '**Das Zertifikat ist ungültig.** Der Servername weicht von dem ab, den wir Ihnen genannt haben. Bestätigen Sie keine Ausnahme, sondern korrigieren Sie den Namen.',
      '**Relaying denied.** Das Programm sendet, ohne sich anzumelden. Schalten Sie die Authentifizierung für den Postausgang ein.',
    ),
    heading('Anmeldung in zwei Schritten für Postfächer'),
    text(
      'Ab Mail Team kann jedes Postfach bei der Anmeldung einen zweiten Schritt verlangen. Ein Programm, das nicht nach einem Code fragen kann, braucht dann ein App-Passwort. Legen Sie für jedes Gerät ein eigenes an: Geht ein Handy verloren, widerrufen Sie nur dieses eine. Wo das geht, zeigt Ihnen der Support.',
    ),
  ],
}
