import SampleKit

/// Trousers and skirts, laid out flat about the middle of a drawing.
extension Piece {
    var trousers: [SampleDrawing.Shape] {
        SampleDrawing.symmetric([
            .polygon(colour.colour, [50, 8, 36, 8, 27, 69, 46, 69, 50, 28]),
            .line(colour.shade, 0.8, from: (41, 16), to: (37, 69)),
            .line(colour.lining, 0.8, from: (37, 13), to: (33.6, 20)),
        ]) + [
            .box(colour.shade, 35.6, 7, 28.8, 4.6, round: 1), .ellipse(colour.trim, 50, 9.3, 1.3),
            .line(colour.lining, 0.7, from: (50, 11), to: (50, 29)),
        ]
    }

    var jeans: [SampleDrawing.Shape] {
        SampleDrawing.symmetric([
            .polygon(colour.colour, [50, 8, 37, 8, 33, 69, 46.6, 69, 50, 28]),
            .line(Self.thread, 0.6, from: (38.6, 12), to: (35.4, 69)),
            .polygon(colour.shade, [38, 14, 46, 14, 45, 21, 38.4, 19]),
            .box(colour.lining, 33, 66.6, 13.6, 2.4),
        ]) + [
            .box(colour.shade, 36.6, 7, 26.8, 4.6, round: 1), .ellipse(Self.thread, 50, 9.3, 1.3),
            .line(Self.thread, 0.6, from: (51, 11), to: (51, 27)),
        ]
    }

    var shorts: [SampleDrawing.Shape] {
        SampleDrawing.symmetric([
            .polygon(colour.colour, [50, 18, 35, 18, 26, 54, 47, 57, 50, 36]),
            .polygon(colour.trim, [30.6, 36, 26, 54, 29.4, 54.6, 34, 30]),
            .line(colour.shade, 0.7, from: (40, 24), to: (37, 55)),
        ]) + [
            .box(colour.shade, 34.6, 16, 30.8, 5, round: 1.5),
            .line(colour.trim, 0.8, from: (48.6, 19), to: (47, 27)),
            .line(colour.trim, 0.8, from: (51.4, 19), to: (53, 27)),
        ]
    }

    var skirt: [SampleDrawing.Shape] {
        SampleDrawing.symmetric([
            .polygon(colour.colour, [50, 12, 38, 12, 25, 62, 50, 65]),
            .line(colour.shade, 0.8, from: (44, 18), to: (37, 63)),
            .line(colour.shade, 0.8, from: (40, 18), to: (31, 62)),
        ]) + [
            .box(colour.shade, 37.4, 10.6, 25.2, 4.6, round: 1),
            .line(colour.shade, 0.8, from: (50, 18), to: (50, 64)),
        ]
    }

    /// The thread of seams in denim.
    private static let thread: SampleDrawing.Colour = 0xE0B15E
}
