import Pictures
import Synchronization
import TestKit
import Testing

@testable import PictureRenderer

/// The lock of the real decoder.
@Suite(.enabled("madang-pictures decodes nothing here") { await RealDecoder.isWanted() })
struct LockTests {
    /// The system itself says what a decoder may that is ready and has not heard an order.
    @Test func isLockedInBeforeItHearsAnOrder() async throws {
        let renderer = PictureRenderer(
            program: RealDecoder.path,
            limits: RenderingLimits(decoders: 1, queue: 1, answer: .seconds(120), start: .seconds(60)))
        try await renderer.prepare()
        let process = try #require(renderer.spare.withLock { $0?.process })
        let status = try Shell.output("cat /proc/\(process)/status")
        #expect(status.contains("Seccomp:\t2"))
        #expect(status.contains("NoNewPrivs:\t1"))
        let limits = try Shell.output("cat /proc/\(process)/limits").split(separator: "\n").map {
            $0.split(separator: " ").filter { $0.allSatisfy(\.isNumber) }.joined(separator: " ")
        }
        for (name, wanted) in [
            ("processor time", "5 6"), ("file size", "0 0"), ("data", "536870912 536870912"),
            ("open files", "16 16"),
        ] {
            #expect(limits.contains(wanted), "\(name): \(limits)")
        }
        #expect(try await renderer.renderSample().full.width == 72)
    }

    /// Libraries read more kinds than these six. What a header of another file let through is not loaded.
    @Test(arguments: [
        "P6 1 1 255\nabc", "P3\n1 1\n255\n1 2 3\n",
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
        "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj", "II*\0\u{8}\0\0\0\0\0", "BM\u{1E}\0\0\0",
        "#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\nabcd", "SIMPLE  =                    T",
        "8BPS\0\u{1}", "push graphic-context", "1,2\n3,4\n", "<html>안녕</html>",
    ])
    func loadsSixKindsAlone(_ text: String) async throws {
        let header = try PictureHeader(of: SampleFile.bytes("Pictures/turned.jpg"))
        await #expect(throws: RenderingError.broken) {
            try await RealDecoder.renderer.render(Array(text.utf8), header)
        }
    }
}
