import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Konto schützen: Anmeldung in zwei Schritten',
  description:
    'Sichern Sie Ihr Konto in 15 Minuten: starkes Passwort, Anmeldung in zwei Schritten, Passkey, Wiederherstellungscodes und alte Sitzungen.',
  next: { heading: 'Sichern Sie Ihr Konto jetzt ab.', label: 'Einstellungen öffnen' },
  body: [
    text(
      'Ihre Domains, Bestellungen und Rechnungen liegen hinter einer einzigen Anmeldung. Wer hineinkommt, kann eine Domain wegtransferieren oder lesen, was Sie gekauft haben. Fünfzehn Minuten genügen, um das sehr schwer zu machen, und Sie brauchen nur Ihr Handy.',
    ),
    heading('1. Ein starkes Passwort wählen'),
    points(
      'Nehmen Sie mindestens zehn Zeichen. Kürzere Passwörter lehnt der Shop ab, ebenso solche, die zuerst probiert werden: Tastenreihen, Wiederholungen, häufige Wörter, Ihren eigenen Namen.',
      'Länge zählt mehr als Sonderzeichen. Vier Wörter, die nichts miteinander zu tun haben, merkt man sich leicht und errät man schwer.',
      'Nehmen Sie für jeden Dienst ein anderes Passwort. Wird ein anderer Shop gehackt, werden die gestohlenen Passwörter noch am selben Tag hier probiert.',
      'Speichern Sie es in einem Passwortmanager. Der schützt auch vor Phishing: Auf einer gefälschten Seite mit ähnlicher Adresse füllt er nichts aus.',
    ),
    text('Ihr Passwort ändern Sie unter **Einstellungen**. Alle anderen Browser werden dadurch abgemeldet.'),
    heading('2. Die Anmeldung in zwei Schritten einschalten'),
    text(
      'Die Anmeldung in zwei Schritten (Zwei-Faktor-Authentifizierung) verlangt nach dem Passwort einen Code aus einer Authenticator-App. Wer nur Ihr Passwort kennt, kann sich nicht anmelden.',
    ),
    steps(
      'Installieren Sie eine Authenticator-App auf dem Handy, falls Sie noch keine haben.',
      'Öffnen Sie **Einstellungen** und richten Sie die Anmeldung in zwei Schritten ein. Dabei werden Sie nach Ihrem Passwort gefragt.',
      'Scannen Sie den QR-Code mit der App und geben Sie den sechsstelligen Code ein, den sie anzeigt. Er wechselt alle 30 Sekunden.',
      'Bewahren Sie die zehn Wiederherstellungscodes auf, die dann erscheinen. Sie werden nur einmal angezeigt.',
    ),
    heading('3. Wiederherstellungscodes sicher aufbewahren'),
    text(
      'Damit melden Sie sich an, wenn das Handy kaputt oder verloren ist. Jeder gilt einmal. Drucken Sie sie aus oder speichern Sie sie im Passwortmanager, aber nicht auf dem Handy selbst. Haben Sie einige verbraucht oder finden Sie sie nicht mehr, erzeugen Sie in den Einstellungen neue: Die alten gelten dann nicht mehr.',
    ),
    heading('4. Einen Passkey hinzufügen'),
    text(
      'Ein Passkey ersetzt Passwort und Code: Sie melden sich mit Fingerabdruck, Gesicht oder PIN Ihres eigenen Geräts an. Sie tippen nichts ein, also kann eine gefälschte Seite nichts stehlen: Ein Passkey funktioniert nur unter unserer Adresse.',
    ),
    steps(
      'Fügen Sie unter **Einstellungen** einen Passkey hinzu und geben Sie noch einmal Ihr Passwort ein.',
      'Geben Sie ihm einen Namen, an dem Sie das Gerät erkennen, etwa „Handy“.',
      'Bestätigen Sie mit der Bildschirmsperre des Geräts.',
    ),
    text('Fügen Sie für jedes Gerät einen hinzu. Verlieren Sie ein Gerät, entfernen Sie seinen Passkey aus der Liste.'),
    heading('5. Prüfen, wer angemeldet ist'),
    text(
      'Die Einstellungen zeigen jeden angemeldeten Browser, seit wann er angemeldet und wann er zuletzt aktiv war. Beenden Sie Sitzungen, die Sie nicht kennen oder nicht mehr benutzen. Im Zweifel melden Sie alle anderen auf einmal ab und ändern das Passwort.',
    ),
    heading('6. Das Postfach schützen'),
    text(
      'Der Link zum Zurücksetzen des Passworts geht an Ihre E-Mail-Adresse. Wer Ihr Postfach lesen kann, kommt also auch hier hinein. Schützen Sie es mindestens ebenso gut, und nehmen Sie eine Adresse, die nicht von einer Domain bei uns abhängt: Läuft diese Domain ab, erhalten Sie den Link nicht mehr.',
    ),
    heading('Wenn Sie sich nicht anmelden können'),
    points(
      'Nach zehn falschen Passwörtern ist über den Internetanschluss, von dem sie kamen, 15 Minuten lang keine Anmeldung möglich. Ihr Konto wird nicht gesperrt; von anderswo können Sie sich anmelden.',
      'Passwort vergessen: Fordern Sie auf der [Anmeldeseite](/login) einen Link an. Er gilt eine Stunde. Ist die Anmeldung in zwei Schritten eingeschaltet, brauchen Sie auch hier den Code.',
      'Handy verloren: Nehmen Sie einen Wiederherstellungscode.',
      'Weder Handy noch Wiederherstellungscode: [Schreiben Sie uns](/contact) und halten Sie Ihre letzte Rechnung bereit.',
    ),
    heading('So erkennen Sie eine Phishing-Mail'),
    text(
      'Wir fragen nie per E-Mail oder Telefon nach einem Passwort oder Code, und wir rufen Sie nie an. Klicken Sie im Zweifel nicht auf den Link: Tippen Sie unsere Adresse selbst ein und prüfen Sie, ob Ihr Konto dasselbe sagt.',
    ),
  ],
}
