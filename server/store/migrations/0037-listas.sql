-- A text as people order by it: accents and case do not matter. Written out, so that it is the same on every server.
create function ordenavel(texto text) returns text language sql immutable strict parallel safe
  return lower(translate(texto,
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦĨĩĪīĬ'
    'ĭĮįİĲĴĵĶķĹĺĻļĽľĿŁŃńŅņŇňŊŌōŎŏŐőŒŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž',
    'aaaaaaæceeeeiiiiðnoooooøuuuuyþaaaaaaceeeeiiiinooooouuuuyyaaaaaaccccccccddđeeeeeeeeeegggggggghhħiiiii'
    'iiiiĳjjkkllllllŀłnnnnnnŋooooooœrrrrrrssssssssttttŧuuuuuuuuuuuuwwyyyzzzzzz') collate "C");

-- The orders of the list of vacancies; the one by change has its index already.
create index vaga_por_titulo on vaga (cliente_id, (ordenavel(titulo) collate "C"), id);
create index vaga_por_fim_inscricao on vaga (cliente_id, fim_inscricao, id);
