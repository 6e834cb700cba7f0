/** Family names of relations that plants bring along; each is used once in an administration. */
export const FAMILIES: readonly string[] = [
  'Verbeek', 'Dijkstra', 'Mulder', 'Oosterhof', 'Wolters', 'Schipper', 'Koster', 'Tuinstra',
  'Blankenstijn', 'Roosendaal', 'Huizinga', 'Kramer', 'Terlouw', 'Zandbergen', 'Pronk', 'Evers',
  'Vreugdenhil', 'Goossens', 'Abbink', 'Lammers', 'Nieuwenhuis', 'Quist', 'Ypma', 'Faber',
  'Cornelissen', 'Duivenvoorden', 'Hofstede', 'Groothuis', 'Ruiter', 'Slagter', 'Uijtdewilligen',
  'Van Brakel', 'Ter Horst', 'Op den Kamp', 'De Jager', 'Van Eijk', 'Den Hollander', 'Van Putten',
  'Achterberg', 'Boonstra', 'Coenen', 'Driessen', 'Elzinga', 'Franken', 'Geurts', 'Hoekstra',
  'Imhof', 'Jongsma', 'Kloosterman', 'Leijten', 'Maassen', 'Nagel', 'Offermans', 'Pietersma',
]; // prettier-ignore
