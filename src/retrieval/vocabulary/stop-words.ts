/**
 * Words that questions are made of and answers are not. They count only where nothing else is asked,
 * or where a synonym begins with them; the index holds them in titles and questions alone.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about all also am an and any anybody anyone anything are as at be been being between but by can cannot ' +
    'could d did difference differences different do does doing don done each else ever every ' +
    'everything exactly explain for from get gets getting give gives go goes good got had has have ' +
    'having he hello hers here hey hi him his how i if im in into is it its just know let like ll look ' +
    'm make makes making many may maybe me mean means might mine more most much must my myself need ' +
    'needed needs no not now of ok on only or other others ought our out over please possible possibly ' +
    'proper properly put re s say see shall she should show so some somebody someone something still ' +
    'such t tell than thanks that the their them then there these they thing things this those thru to ' +
    'too up us use used uses using ve versus very via vs want wants was way ways we were what whats ' +
    'when where whether which while who whole whom whose why will wish with within without wont work ' +
    'works would you your yours'
  ).split(' '),
);
