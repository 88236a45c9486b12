/**
 * Spheres in which every move has an answer, found by a search with bistellar flips: the sides of the vertices, and the
 * facets as words.
 */
export const SMALL_SPHERES: Readonly<Record<number, { readonly sides: string; readonly facets: string }>> = {
  4: {
    sides: 'LLLLLLLRRRRRRR',
    facets:
      'abcf abcl abfj abjl acdh acdk acfk acgh acgl adhk aefi aefj aeil aejn aeln afil afkl aghk agkl ajlm ajmn almn bcfm bcgl bcgm bdei bden bdgi bdgn befi befj bejn bfgi bfgm bgkl bgkn bhjk bhjl bhkl bjkn cdfk cdfm cdgh cdgi cdij cdjm cgim cijn cimn cjmn degh degn dehi dfkm dhij dhjl dhkm dhlm djlm eghn ehin eilm eimn elmn fgim fhkl fhkm fhlm film ghjk ghjn gjkn hijn',
  },
  5: {
    sides: 'LLLLLLLLLRRRRRRRR',
    facets:
      'abcdo abcdq abclo abclq abdim abdiq abdmo abegm abegn abemn abghl abghn abgil abgim abhlp abhnp abilq ablmo ablmp abmnp acdfi acdfo acdiq acfio acilo acilq adegi adegm adein ademn adfio adgim adino admno aeghk aeghn aegik aehkn aeikn aghik aghil ahikl ahklp ahknp aikln ailno ajkln ajklp ajknp ajlnp almno almnp bcdgh bcdgi bcdhm bcdiq bcdmo bcfgh bcfgi bcfhi bchiq bchmq bclmo bclmq bdghm bdgim beghn beghp begmp behnp bemnp bfghi bghil bghmp bhikl bhikq bhklp bhkpq bhmpq biklq bjklp bjklq bjkpq bjlpq blmpq cdefh cdefj cdehp cdejp cdfgi cdfgj cdfhm cdfmo cdghp cdgjp cefgj cefgp cefhp cegjp cfghp cfhiq cfhmo cfhoq cfilo cfilq cfklo cfklq cfkoq chmoq cklmn cklmq cklno ckmno ckmoq clmno defgi defgj defho defio degjm dehin dehio dehnp dejlm dejlp delmp demnp dfhmo dghmo dghop dgjmo dgjop dhino dhnop djkmn djkmo djkno djlmn djlnp djnop dkmno dlmnp efghi efghp efhio eghik egjmp ehikn ejlmq ejlpq ejmpq elmpq fhioq filoq fklno fklnq fknoq flnoq ghmop gjmoq gjmpq gjopq gmopq hiknp hikpq hinoq hinpq hjnop hjnoq hjnpq hjopq hmopq ijknp ijknq ijkpq ijnpq iklnq ilnoq jklmn jklmq jkmoq jknoq',
  },
};
