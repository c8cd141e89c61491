/**
 * The font of the site, kept by browsers for a year under a name that changes with it. Cut with HarfBuzz to the axes that
 * `app/styles/tokens.css` uses, all its letters kept: weight 400 to 600, width 100 to 112.
 */
export const fontAddress = '/fonts/archivo-5989f154.woff2'
