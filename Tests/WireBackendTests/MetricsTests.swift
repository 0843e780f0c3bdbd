import CoreMetrics
import Synchronization
import TestKit
import Testing
import Wire
import WireClient
import WireServer

@testable import WireMetrics

struct MetricsTests {
    @Test func thePageIsPrometheusText() throws {
        let factory = PrometheusFactory(help: ["app_things_total": "Things,\nwith a \\ and a \"quote\"."])
        let names = [("kind", "quote \" back \\ line \n 한글"), ("a-b", "x")]
        Counter(label: "app.things-total", dimensions: names, factory: factory).increment(by: 3)
        Counter(label: "app.things-total", dimensions: names, factory: factory).increment()
        Counter(label: "app_things_total", factory: factory).increment()
        let gauge = Meter(label: "2nd", factory: factory)
        gauge.increment(by: 5)
        gauge.decrement(by: 2.5)
        let timer = Timer(label: "wait_seconds", dimensions: [("endpoint", "a.b")], factory: factory)
        for nanoseconds in [500_000, 500_001, 2_000_000, 60_000_000_000] as [Int64] {
            timer.recordNanoseconds(nanoseconds)
        }
        _ = Timer(label: "never_seconds", factory: factory)
        Recorder(label: "sizes", factory: factory).record(10)
        factory.read("depth", labels: [("for", "read")]) { 7 }
        factory.read("ratio") { .infinity }
        _ = Counter(label: "depth", factory: factory)
        try GoldenFolder("Wire").expect(String(decoding: factory.page(), as: UTF8.self), "metrics.txt")
    }

    @Test func whatIsDestroyedIsForgotten() {
        let factory = PrometheusFactory()
        let counter = Counter(label: "gone_total", factory: factory)
        let timer = Timer(label: "gone_seconds", factory: factory)
        timer.recordNanoseconds(1)
        counter.destroy()
        timer.destroy()
        #expect(factory.page().isEmpty)
    }

    @Test func nothingIsLostAmongThreads() async {
        let factory = PrometheusFactory()
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    let counter = Counter(label: "n_total", factory: factory)
                    let gauge = Meter(label: "g", factory: factory)
                    let timer = Timer(label: "t", factory: factory)
                    for _ in 0..<1000 {
                        counter.increment()
                        gauge.increment()
                        timer.recordNanoseconds(1_000_000_000)
                    }
                }
            }
        }
        let page = String(decoding: factory.page(), as: UTF8.self)
        for line in ["n_total 8000\n", "g 8000\n", "t_count 8000\n", "t_sum 8000\n", "le=\"1\"} 8000\n"] {
            #expect(page.contains(line), "\(line) is not in \(page)")
        }
    }

    @Test(
        "A page of somebody else's that is shown on this machine does not read the metrics by its own name",
        arguments: [
            ("localhost", 200), ("LOCALHOST:1", 200), ("127.0.0.1:8080", 200), ("[::1]:8080", 200),
            ("rebound.example", 404), ("127.0.0.1.example", 404), ("192.168.0.1", 404),
        ])
    func names(_ host: String, _ status: Int) async throws {
        let factory = PrometheusFactory()
        let metrics = ServerMetrics(factory, contentType: PrometheusPage.contentType) { factory.page() }
        try await withServer(NotesService(), { $0.metricsReaders = .loopback }, metrics: metrics) { port, _ in
            let answer = try await exchange(
                port: port, "GET /metrics HTTP/1.1\r\nhost: \(host)\r\nconnection: close\r\n\r\n")
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "found \(answer)")
        }
    }

    @Test(
        arguments: [
            (.loopback, [:], true), (.loopback, ["x-forwarded-for": "127.0.0.1"], false),
            (.loopback, ["forwarded": "for=127.0.0.1"], false), (.loopback, ["via": "1.1 proxy"], false),
            (.loopback, ["x-real-ip": "127.0.0.1"], false), (.everybody, [:], true),
            (.everybody, ["x-forwarded-for": "127.0.0.1"], false), (.nobody, [:], false),
        ] as [(MetricsReaders, [String: String], Bool)])
    func whoReads(_ readers: MetricsReaders, _ headers: [String: String], _ mayRead: Bool) async throws {
        let factory = PrometheusFactory()
        let metrics = ServerMetrics(factory, contentType: PrometheusPage.contentType) { factory.page() }
        try await withServer(
            NotesService(),
            {
                $0.metricsReaders = readers
                $0.trustedProxies = TrustedProxies([AddressBlock("127.0.0.1")].compactMap { $0 })
            }, metrics: metrics
        ) { port, _ in
            try await withClient(port: port) { transport in
                for target in ["/note", "/note", "/note?other=1", "/none", "/fail"] {
                    _ = try await transport.send(WireRequest(method: "GET", target: target))
                }
                let request = WireRequest(method: "GET", target: "/metrics", headers: headers)
                let answer = try await transport.send(request)
                #expect(answer.status == (mayRead ? 200 : 404))
                guard mayRead else { return }
                #expect(answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8")
                let page = String(decoding: answer.body, as: UTF8.self)
                for line in [
                    "madang_http_request_seconds_count{endpoint=\"notes.read\",status=\"2xx\"} 2\n",
                    "madang_http_request_seconds_count{endpoint=\"notes.read\",status=\"4xx\"} 1\n",
                    "madang_http_request_seconds_count{endpoint=\"none\",status=\"4xx\"} 1\n",
                    "madang_http_request_seconds_count{endpoint=\"notes.fail\",status=\"5xx\"} 1\n",
                    "madang_http_requests_in_flight 1\n", "madang_http_connections 1\n",
                ] {
                    #expect(page.contains(line), "\(line) is not in \(page)")
                }
            }
        }
    }

    @Test func bytesOfStreamsAreCounted() async throws {
        let factory = PrometheusFactory()
        let metrics = ServerMetrics(factory, contentType: PrometheusPage.contentType) { factory.page() }
        @Sendable func page() -> String { String(decoding: factory.page(), as: UTF8.self) }
        let service = FilesService()
        try await withServer(of: service.dispatcher, opening: service.gate, metrics: metrics) { port, _ in
            try await withClient(port: port) { transport in
                let caller = RemoteCaller(transport)
                let sent = Mutex(0)
                let part = UploadedPart(PatternStream.bytes(0..<500_000))
                _ = try await caller.upload(FilesService.add, "a", [part]) { _, total in
                    sent.withLock { $0 = total }
                }
                let file = try await caller.file(FilesService.read, "300000")
                _ = try await file.stream.rest(atMost: 300_000)
                let received = "madang_http_request_body_bytes_total \(sent.withLock { $0 })\n"
                #expect(page().contains(received), "\(received) is not in \(page())")
                try await until { page().contains("endpoint=\"files.read\",status=\"2xx\"} 1\n") }
                let line = try #require(
                    page().split(separator: "\n").first {
                        $0.hasPrefix("madang_http_answer_body_bytes_total ")
                    })
                let count = try #require(Int(line.split(separator: " ")[1]))
                #expect(
                    (300_000..<301_000).contains(count), "the file, and the answer to the upload: \(line)")
            }
        }
    }
}
