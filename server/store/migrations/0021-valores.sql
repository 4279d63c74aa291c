-- Keys of occurrences show no CPF any more, and logins and addresses are compared composed, as they are now written.

do $$
declare
  atual integer;
  tabela text;
  coluna text;
  linha record;
begin
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    update ocorrencia set chave = 'F / ***'
     where cliente_id = atual and operacao = 'CadastraPessoa' and chave ~ '^F / [0-9]{11}$';
    for tabela, coluna in values ('aluno', 'login_chave'), ('aluno', 'email_chave'), ('professor', 'login_chave'),
        ('professor', 'email_chave'), ('usuario', 'login_chave'), ('usuario', 'email_chave'), ('curriculo', 'email_chave') loop
      for linha in execute format(
          'select id, normalize(%1$I, nfc) as chave from %2$I where cliente_id = $1 and %1$I is not nfc normalized',
          coluna, tabela) using atual loop
        begin
          execute format('update %I set %I = $1 where cliente_id = $2 and id = $3', tabela, coluna)
            using linha.chave, atual, linha.id;
        exception when unique_violation then
          -- Somebody else has it in that form: both stay as they are until one is sent again.
          null;
        end;
      end loop;
    end loop;
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;
