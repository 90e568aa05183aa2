-- One JSON object at the end; wrk counts microseconds.
done = function(summary, latency)
  local errors = summary.errors
  local wrong = errors.status + errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('@{"requests":%d,"seconds":%.3f,"p50":%.3f,"p95":%.3f,"p99":%.3f,"wrong":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(95) / 1e3,
    latency:percentile(99) / 1e3, wrong))
end
