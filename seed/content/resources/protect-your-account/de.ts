import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const de: ArticleWords = {
  title: 'Ihr Konto schützen, in einer Viertelstunde',
  description:
    'Ein Passwort, das niemand errät, ein zweiter Schritt, ein Passkey und Sitzungen, die enden sollten: was Sie einrichten, und in welcher Folge.',
  next: { heading: 'Eine Viertelstunde, einmal.', label: 'Einstellungen öffnen' },
  body: [
    text(
      'Ihre Domains, Belege und Verlängerungen liegen hinter einer einzigen Anmeldung. Wer sie öffnet, kann eine Domain fortschicken oder lesen, was Sie gekauft haben. Eine Viertelstunde genügt, um das sehr schwer zu machen, und mehr als Ihr Handy brauchen Sie nicht.',
    ),
    heading('1. Ein Passwort, das niemand errät'),
    points(
      'Mindestens zehn Zeichen; kürzere lehnt der Shop ab, ebenso solche, die zuerst probiert werden: Tastenreihen, Wiederholungen, bekannte Wörter, Ihren eigenen Namen.',
      'Länge schlägt Seltsamkeit. Vier Wörter hintereinander, die nichts miteinander zu tun haben, merkt man sich leicht und probiert man schwer durch.',
      'Ein Passwort für einen Ort. Verliert ein anderer Shop seine Liste, werden die Passwörter daraus noch am selben Tag hier probiert.',
      'Lassen Sie es einen Passwortmanager behalten. Er hat noch einen Vorteil: Auf einer gefälschten Seite mit ähnlicher Adresse füllt er nichts aus.',
    ),
    text('Ändern können Sie es unter **Einstellungen**. Alle anderen Browser werden dadurch abgemeldet.'),
    heading('2. Anmeldung in zwei Schritten'),
    text(
      'Nach dem Passwort verlangt die Anmeldung dann einen Code aus einer Authenticator-App. Wer nur Ihr Passwort kennt, bleibt draußen.',
    ),
    steps(
      'Installieren Sie eine Authenticator-App auf dem Handy, falls Sie keine haben.',
      'Öffnen Sie **Einstellungen** und richten Sie die Anmeldung in zwei Schritten ein. Dabei wird Ihr Passwort verlangt.',
      'Scannen Sie den gezeigten Code mit der App und geben Sie die sechs Ziffern ein, die sie nennt. Sie wechseln alle 30 Sekunden.',
      'Bewahren Sie die zehn Wiederherstellungscodes auf, die dann erscheinen. Sie werden nur einmal gezeigt.',
    ),
    heading('3. Die Wiederherstellungscodes'),
    text(
      'Sie sind für den Tag, an dem das Handy kaputt oder weg ist. Jeder öffnet einmal. Drucken Sie sie aus oder legen Sie sie in den Passwortmanager, aber nicht auf das Handy selbst. Haben Sie einige verbraucht oder wissen Sie nicht, wo sie sind, erzeugen Sie in den Einstellungen neue: Von da an zählen nur noch diese.',
    ),
    heading('4. Ein Passkey, der kürzeste Weg'),
    text(
      'Ein Passkey tritt an die Stelle von Passwort und Code. Sie melden sich mit Fingerabdruck, Gesicht oder PIN Ihres eigenen Geräts an. Zu tippen gibt es nichts, und damit auch nichts, das eine nachgemachte Seite Ihnen entlocken könnte: Ein Passkey antwortet nur unserer Adresse und keiner anderen.',
    ),
    steps(
      'Wählen Sie unter **Einstellungen**, einen Passkey hinzuzufügen, und geben Sie noch einmal Ihr Passwort ein.',
      'Geben Sie ihm einen Namen, an dem Sie das Gerät erkennen, etwa „Telefon“.',
      'Bestätigen Sie mit der Sperre des Geräts.',
    ),
    text('Fügen Sie für jedes Gerät einen hinzu. Geht ein Gerät verloren, entfernen Sie seinen Passkey aus der Liste.'),
    heading('5. Nachsehen, wer angemeldet ist'),
    text(
      'Die Einstellungen nennen jeden angemeldeten Browser, seit wann, und wann er zuletzt da war. Beenden Sie, was Sie nicht kennen und was Sie nicht mehr benutzen. Im Zweifel melden Sie alle anderen auf einmal ab und ändern das Passwort.',
    ),
    heading('6. Auf das Postfach achten'),
    text(
      'Der Link zu einem neuen Passwort geht an Ihre E-Mail-Adresse. Wer Ihr Postfach liest, kommt also auch hier herein. Schützen Sie es mindestens ebenso gut, und nehmen Sie eine Adresse, die nicht an einer Domain bei uns hängt: Läuft diese ab, ist der Rückweg verbaut.',
    ),
    heading('Wenn Sie ausgesperrt sind'),
    points(
      'Nach zehn falschen Passwörtern von einem Ort wartet dieser Ort eine Viertelstunde. Ihr Konto wird nicht gesperrt; von anderswo kommen Sie hinein.',
      'Passwort vergessen: Fordern Sie auf der [Anmeldeseite](/login) den Link an. Er gilt eine Stunde. Sind zwei Schritte eingeschaltet, wird auch dabei der Code verlangt.',
      'Handy verloren: Nehmen Sie einen Wiederherstellungscode.',
      'Keines von beiden zur Hand: [Schreiben Sie uns](/contact) und halten Sie Ihren letzten Beleg bereit.',
    ),
    heading('So erkennen Sie eine gefälschte E-Mail'),
    text(
      'Wir fragen nie per E-Mail oder Telefon nach einem Passwort oder Code, und wir rufen Sie nie an. Klicken Sie im Zweifel nicht auf den Link: Tippen Sie unsere Adresse selbst ein und sehen Sie nach, ob Ihr Konto dasselbe sagt.',
    ),
  ],
}
