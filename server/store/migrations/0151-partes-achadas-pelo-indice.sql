-- A trigger that compares old rows with new ones forbids nested loops, which would compare each with each. What it calls
-- finds its rows one by one, by an index: without nested loops it read every contract of the client for one that it touched.
alter function tocar_contratos(integer[], bigint[]) set enable_nestloop = on;
alter function tocar_propostas(integer[], bigint[]) set enable_nestloop = on;
