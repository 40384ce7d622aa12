/**
 * Words that questions are made of and answers are not. They count only where nothing else is asked,
 * or where a synonym begins with them.
 */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a about also am an and any anything are as at be been being but by can cannot could did do does ' +
    'difference differences different versus vs doing done each every everything exactly for from get gets getting give gives got had has have ' +
    'having here how i if in into is it its just know let like make makes making me my need needs no ' +
    'now of on only or other our out over possible please properly put see should show so some ' +
    'something still such tell than that the their them then there these they this those through to ' +
    'too up us use used using via want was way ways we were what when where which while who whole ' +
    'whose why will with within work works would you your'
  ).split(' '),
);
