-- The Pix of an invoice to receive asks for what is still owed. The database writes it, so that no writer of an invoice can
-- leave an old amount in it: a partial receipt, a reversal, interest or a discount make another text, and an invoice that is
-- settled or cancelled has none.

-- CRC16-CCITT (polynomial 1021, initial value FFFF) in four hexadecimal digits.
create function crc16_ccitt(texto text) returns text language plpgsql immutable strict parallel safe as $$
declare
  bytes bytea := convert_to(texto, 'UTF8');
  crc integer := 65535;
  x integer;
begin
  for i in 0 .. length(bytes) - 1 loop
    x := (crc >> 8) # get_byte(bytes, i);
    x := x # (x >> 4);
    crc := ((crc << 8) # (x << 12) # (x << 5) # x) & 65535;
  end loop;
  return upper(lpad(to_hex(crc), 4, '0'));
end $$;

-- A field of a BR Code: two digits of its number, two of its length, and the value.
create function campo_do_pix(campo text, valor text) returns text language sql immutable strict parallel safe
return campo || lpad(length(valor)::text, 2, '0') || valor;

-- A text in ASCII of at most so many characters; null where nothing is left of it.
create function texto_do_pix(texto text, tamanho integer) returns text language sql immutable strict parallel safe
return nullif(trim(left(trim(regexp_replace(regexp_replace(regexp_replace(normalize(texto, NFD),
  '[\t\n\v\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]', ' ', 'g'),
  '[^\u0020-\u007e]', '', 'g'), ' {2,}', ' ', 'g')), tamanho)), '');

-- The static BR Code of an amount; null where a part is missing or does not fit.
create function pix_copia_cola(chave text, nome text, cidade text, valor numeric, txid text) returns text
language plpgsql immutable strict parallel safe as $$
declare
  texto text;
begin
  if valor <= 0 or length(round(valor, 2)::text) > 13 or txid !~ '^([A-Za-z0-9]{1,25}|[*]{3})$' then return null; end if;
  texto := '000201'
    -- E-mails and random keys are registered in small letters; a CNPJ may have capital ones.
    || campo_do_pix('26', '0014br.gov.bcb.pix'
         || campo_do_pix('01', case when chave ~ '[@-]' then lower(chave) else chave end))
    || '520400005303986'
    || campo_do_pix('54', round(valor, 2)::text)
    || '5802BR'
    || campo_do_pix('59', texto_do_pix(nome, 25))
    || campo_do_pix('60', texto_do_pix(cidade, 15))
    || campo_do_pix('62', campo_do_pix('05', txid))
    || '6304';
  return texto || crc16_ccitt(texto);
end $$;

-- The Pix of an invoice; null where nothing is owed to the institution, or it has no key.
create function pix_do_faturamento(f faturamento) returns text language sql stable
return (select pix_copia_cola(c.chave_pix, c.nome, c.pix_cidade, liquido_do_faturamento(f) - f.quitado, f.numero)
          from cliente c
         where c.cliente_id = f.cliente_id and f.tipo = 'R' and f.origem = 'Interna' and not faturamento_cancelado(f));

create function cobrar_por_pix() returns trigger language plpgsql as $$
begin
  new.pix_copia_cola := pix_do_faturamento(new);
  return new;
end $$;
create trigger cobrar_novo_por_pix before insert on faturamento for each row
  when (new.tipo = 'R' and new.origem = 'Interna') execute function cobrar_por_pix();
create trigger cobrar_por_pix before update on faturamento for each row
  when (new.tipo = 'R' and new.origem = 'Interna'
    and (old.valor, old.desconto, old.juros, old.multa, old.quitado, old.cancelamento, old.numero)
      is distinct from (new.valor, new.desconto, new.juros, new.multa, new.quitado, new.cancelamento, new.numero))
  execute function cobrar_por_pix();

-- Another key, city or name of the institution is told by everything that is still owed.
create function renovar_pix() returns trigger language plpgsql set plan_cache_mode = force_custom_plan as $$
begin
  update faturamento f
     set pix_copia_cola = k.pix, atualizacao = greatest(now(), f.atualizacao)
    from (select f.id, pix_do_faturamento(f) as pix from faturamento f
           where f.cliente_id = new.cliente_id and f.tipo = 'R' and f.origem = 'Interna'
             and f.situacao_basica in ('Aberto', 'Parcialmente recebido')
           order by f.id for no key update of f) k
   where f.cliente_id = new.cliente_id and f.id = k.id and f.pix_copia_cola is distinct from k.pix;
  return null;
end $$;
create trigger renovar_pix after update of chave_pix, pix_cidade, nome on cliente for each row
  when ((old.chave_pix, old.pix_cidade, old.nome) is distinct from (new.chave_pix, new.pix_cidade, new.nome))
  execute function renovar_pix();

-- It follows from columns that the audit trail and the journal already tell of.
call auditar('faturamento', '{"situacao_externa": "situacao", "situacao_basica": null, "liquido_centavos": null, "movimentado": null, "quitado": null, "agendado": null, "pix_copia_cola": null, "versao": null}');

alter table faturamento disable trigger user;
alter table faturamento no force row level security;
update faturamento f
   set pix_copia_cola = pix_do_faturamento(f), versao = versao + 1, atualizacao = greatest(now(), atualizacao)
 where tipo = 'R' and origem = 'Interna' and pix_copia_cola is distinct from pix_do_faturamento(f);
alter table faturamento force row level security;
alter table faturamento enable trigger user;
