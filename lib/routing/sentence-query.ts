/** Query parameter of a search sentence: `/nl/in-uw-eigen-woorden/?zin=…`, the same in every language. */
export const sentenceParameter = 'zin'
