/**
 * The font of the site; its name contains a content hash, so that browsers cache it for a year. A subset made with HarfBuzz: the
 * variable axes that `app/styles/tokens.css` uses (weight 400 to 600, width 100 to 112), with all letters.
 */
export const fontAddress = '/fonts/archivo-5989f154.woff2'
