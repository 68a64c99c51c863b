/** Light values are inline, because many mail programs drop the style sheet; the sheet holds the dark ones (DESIGN). */
export const colours = {
  surface: '#EFF3EC',
  raised: '#FFFFFF',
  sunk: '#E1E8DE',
  ink: '#0B2A20',
  ink2: '#42594F',
  line: '#C5D0C6',
  plate: '#FCE38A',
  plateInk: '#0B2A20',
  action: '#FF6A2B',
  saving: '#06703C',
} as const

export const textFont = "'Hanken Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
export const displayFont = "Georama,'Arial Black','Segoe UI Black',Arial,sans-serif"

export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
table { border-collapse: collapse; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .surface { background-color: #081A14 !important; }
  .raised { background-color: #0E261D !important; border-color: #25453A !important; }
  .sunk { background-color: #05120D !important; }
  .ink { color: #ECF2EB !important; }
  .ink2 { color: #A8C0B4 !important; }
  .line { border-color: #25453A !important; }
  .strong { border-color: #54796A !important; }
  .saving { color: #74E0A4 !important; }
}`
