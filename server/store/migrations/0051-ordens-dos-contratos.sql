-- Orders of the lists of contracts and policies, as pages ask for them.
call ordenar('contrato', 'numero', 'numero');
call ordenar('contrato', 'situacao', $$case situacao when 'Incluído' then 1 when 'Aguardando assinatura' then 2 when 'Ativo' then 3 when 'Concluído' then 4 when 'Cancelado' then 5 when 'Rescindido' then 6 end$$);
call ordenar('contrato', 'inicio', 'inicio');
call ordenar('contrato', 'encerramento', 'encerramento');
call ordenar('apolice', 'apolice', 'apolice collate unicode');
call ordenar('apolice', 'seguradora', 'seguradora collate unicode');
call ordenar('apolice', 'termino', 'termino');
