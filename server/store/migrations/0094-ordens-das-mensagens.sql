-- The orders of the lists of messages and requests, which may be long.
call ordenar('mensagem', 'inclusao', 'inclusao');
call ordenar('mensagem', 'nome', 'nome collate unicode');
call ordenar('mensagem', 'situacao', $$case situacao when 'Pendente' then 1 when 'Enviando' then 2 when 'Enviada' then 3 when 'Não entregue' then 4 when 'Cancelada' then 5 end$$);
call ordenar('solicitacao', 'prazo', 'prazo', true);
