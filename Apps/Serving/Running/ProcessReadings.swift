import Glibc
import WireMetrics

/// What Prometheus' own clients tell of a process
/// (https://prometheus.io/docs/instrumenting/writing_clientlibs/#process-metrics).
enum ProcessReadings {
    static func add(to factory: PrometheusFactory) {
        let begun = Double(time(nil))
        factory.read("process_start_time_seconds") { begun }
        factory.read("process_cpu_seconds_total", isCounter: true) { processorSeconds() }
        factory.read("process_resident_memory_bytes") { residentBytes() }
        factory.read("process_open_fds") { openFiles() }
    }

    private static func processorSeconds() -> Double {
        var used = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used)
        return Double(used.tv_sec) + Double(used.tv_nsec) / 1e9
    }

    /// The second number of /proc/self/statm, which counts pages.
    private static func residentBytes() -> Double {
        guard let file = fopen("/proc/self/statm", "re") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, Int32(line.count), file) != nil else { return 0 }
        let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let numbers = text.split(separator: " ")
        return numbers.count > 1 ? (Double(numbers[1]) ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) : 0
    }

    private static func openFiles() -> Double {
        guard let folder = opendir("/proc/self/fd") else { return 0 }
        defer { closedir(folder) }
        var count = 0.0
        while readdir(folder) != nil { count += 1 }
        // The folder itself, its parent, and the file that reads it.
        return max(0, count - 3)
    }
}
