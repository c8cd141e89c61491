/** The parameter that holds what somebody typed in their own words: `/nl/in-uw-eigen-woorden/?zin=…`, in every language. */
export const sentenceParameter = 'zin'
