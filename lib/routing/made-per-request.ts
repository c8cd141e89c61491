/** Which pages are made anew for each request: those may hold a nonce, while pages that are kept may not. */

/** By what follows the language in the path inside `app/[lang]/`. */
const dynamicPages =
  /^\/\w{2}\/(filtered|returned|returned-form|preview|newsletter-link|saved-search|unwanted-mail|account|login|portal|viewing)\/|^\/\w{2}\/project\/\d+\/new-build\/$|^\/\w{2}\/property\/\d+\/(?!brochure\/)[a-z-]+\/$/

/** @param path where the middleware leads, with slashes at both ends. */
export const isDynamicPage = (path: string): boolean => path.startsWith('/map-frame/') || dynamicPages.test(path)
