/** Payload's Spanish says "tú": what it says to the person, as the shop does. */
export const spanish = {
  authentication: {
    alreadyLoggedIn: 'La sesión ya está iniciada',
    beginCreateFirstUser: 'Para empezar, cree el primer usuario.',
    checkYourEmailForPasswordReset:
      'Si la dirección de correo pertenece a una cuenta, recibirá en breve cómo restablecer la contraseña. Mire también en la carpeta de correo no deseado.',
    forgotPasswordEmailInstructions: 'Introduzca su dirección de correo. Recibirá cómo restablecer la contraseña.',
    forgotPasswordQuestion: '¿Ha olvidado su contraseña?',
    forgotPasswordUsernameInstructions:
      'Introduzca su nombre de usuario. Enviaremos cómo restablecer la contraseña a la dirección de correo correspondiente.',
    generatingNewAPIKeyWillInvalidate: 'Una clave API nueva <1>invalida</1> la anterior. ¿Continuar?',
    loggedIn: 'Para entrar con otra cuenta, <0>cierre primero la sesión</0>.',
    loggedInChangePassword: 'Su contraseña se cambia en <0>su cuenta</0>.',
    loggedOutInactivity: 'La sesión se ha cerrado por inactividad.',
    loggedOutSuccessfully: 'La sesión está cerrada.',
    loginWithAnotherUser: 'Para entrar con otra cuenta, <0>cierre primero la sesión</0>.',
    newAccountCreated:
      'Tiene una cuenta nueva en <a href="{{serverURL}}">{{serverURL}}</a>. Siga este enlace para confirmar su dirección de correo: <a href="{{verificationURL}}">{{verificationURL}}</a><br> Después podrá iniciar sesión.',
    resetYourPassword: 'Restablecer la contraseña',
    verifyYourEmail: 'Confirmar la dirección de correo',
    youAreInactive: 'Lleva un tiempo sin actividad y, por su seguridad, la sesión se cerrará en breve. ¿Desea mantenerla abierta?',
    youAreReceivingResetPassword:
      'Recibe este mensaje porque se ha pedido una contraseña nueva para su cuenta. Siga este enlace para establecerla:',
    youDidNotRequestPassword: 'Si no la ha pedido usted, no tiene que hacer nada: su contraseña no cambia.',
  },
  error: {
    deletingTitle: '{{title}} no se ha eliminado. Compruebe su conexión e inténtelo de nuevo.',
    notAllowedToAccessPage: 'No puede abrir esta página.',
    notAllowedToPerformAction: 'No tiene permiso para hacer esto.',
    unauthorized: 'Para esto hay que iniciar sesión.',
    unverifiedEmail: 'Confirme su dirección de correo antes de iniciar sesión.',
  },
  fields: {
    chooseBetweenCustomTextOrDocument: 'Introduzca una dirección o enlace un documento.',
    chooseDocumentToLink: 'Elegir el documento que se enlaza',
    enterURL: 'Introduzca una dirección',
  },
  general: {
    changesNotSaved: 'Sus cambios no están guardados. Si sale de esta página, se perderán.',
    currentlyEditing:
      'está editando este documento. Si toma usted el control, esa persona no podrá seguir y puede perder lo que no haya guardado.',
    enterAValue: 'Introduzca un valor',
    resetPreferencesDescription: 'Todas sus preferencias vuelven a los valores de partida.',
    sorryNotFound: 'En esta dirección no hay nada.',
    unsavedChanges: 'Hay cambios sin guardar. Guárdelos o descártelos antes de continuar.',
    unsavedChangesDuplicate: 'Hay cambios sin guardar. ¿Duplicar de todos modos?',
    welcome: 'Bienvenida',
  },
  localization: { selectedLocales: 'en idiomas elegidos', selectLocaleToCopy: 'Elija el idioma que se copia' },
  upload: {
    cropToolDescription: 'Arrastre las esquinas, dibuje otro recorte o ajuste los valores de abajo.',
    dragAndDrop: 'Arrastre y suelte un archivo',
    dragAndDropHere: 'o arrastre un archivo hasta aquí',
    focalPointDescription: 'Arrastre el punto hasta lo que siempre debe verse o ajuste los valores de abajo.',
    selectCollectionToBrowse: 'Elija una lista',
    selectFile: 'Elegir un archivo',
  },
  validation: {
    emailAddress: 'Introduzca una dirección de correo válida.',
    enterNumber: 'Introduzca un número válido.',
    username: 'Introduzca un nombre de usuario válido: letras, números, guiones, puntos y guiones bajos.',
  },
} as const
