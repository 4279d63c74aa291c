-- migration: transaction
update cliente set lembretes_antes = (
    select jsonb_object_agg(tipo, array_to_string(lembretes_dias, ','))
      from unnest(array['assinatura', 'pendencia', 'solicitacao', 'convenio', 'apolice', 'certificado']) tipo)
 where lembretes_dias <> '{7,1}';
