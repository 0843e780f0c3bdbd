import SampleKit

/// Tops, laid out flat about the middle of a drawing.
extension Piece {
    private typealias Shape = SampleDrawing.Shape

    var shirt: [SampleDrawing.Shape] {
        SampleDrawing.symmetric([
            .polygon(colour.shade, [35, 13, 25, 20, 16, 54, 25, 57, 33, 36]),
            .polygon(colour.colour, [50, 14, 37, 11, 32, 17, 32, 66, 50, 68]),
        ]) + [.box(colour.shade, 48.8, 18, 2.4, 49.4)]
            + [24.0, 34, 44, 54, 63].map { .ellipse(colour.trim, 50, $0, 1) }
            + SampleDrawing.symmetric([
                .polygon(colour.shade, [50, 19, 38, 9, 45, 6.4, 50, 12]),
                .box(colour.lining, 15.8, 52.6, 9.6, 4.4, round: 1),
            ])
    }

    var tee: [SampleDrawing.Shape] {
        SampleDrawing.symmetric([
            .polygon(colour.colour, [50, 12, 40, 10, 32, 13, 17, 27, 26, 37, 33, 31, 32, 66, 50, 66]),
            .line(colour.shade, 0.8, from: (33, 31), to: (35, 21)),
            .line(colour.shade, 0.8, from: (19.4, 29.4), to: (27, 35.4)),
        ]) + [
            .ellipse(colour.shade, 50, 11, 10, 5.4), .ellipse(colour.lining, 50, 10, 8, 4),
            .box(colour.shade, 32, 64.6, 36, 1.4), .box(colour.trim, 43, 30, 14, 3, round: 1),
        ]
    }

    var jumper: [SampleDrawing.Shape] {
        let ribs = stride(from: 34.0, through: 66, by: 4).map {
            Shape.line(colour.shade, 0.6, from: ($0, 24), to: ($0, 60))
        }
        return SampleDrawing.symmetric([
            .curve(colour.shade, [35, 15, 25, 21, 17, 50, 17, 59, 25, 60, 33, 38]),
            .polygon(colour.colour, [50, 13, 39, 12, 32, 16, 31, 64, 50, 64]),
            .box(colour.lining, 16.6, 56, 8.6, 4.6, round: 1.5),
        ]) + ribs + [
            .box(colour.shade, 31, 61, 38, 5.5, round: 1.5), .ellipse(colour.shade, 50, 13, 10.5, 5),
            .ellipse(colour.lining, 50, 12, 8, 3.3),
        ]
    }

    /// A football shirt with a number.
    var jersey: [SampleDrawing.Shape] {
        SampleDrawing.symmetric([
            .polygon(colour.colour, [50, 11, 41, 10, 33, 12, 15, 30, 26, 41, 32, 34, 31, 70, 50, 70]),
            .polygon(colour.trim, [15, 30, 26, 41, 28.4, 38.2, 17.8, 27.2]),
            .box(colour.shade, 35, 13, 3, 56),
        ]) + [
            .ellipse(colour.trim, 50, 10.5, 10, 6), .ellipse(colour.lining, 50, 9.5, 7.6, 4.2),
            .box(colour.trim, 31, 67.6, 38, 2.4), .polygon(colour.trim, [44, 30, 48, 26, 48, 56, 44, 56]),
            .box(colour.trim, 51, 26, 11, 4), .polygon(colour.trim, [58, 28, 62, 28, 57, 56, 53, 56]),
        ]
    }

    var jacket: [SampleDrawing.Shape] {
        SampleDrawing.symmetric([
            .polygon(colour.shade, [35, 13, 25, 20, 17, 55, 26, 57, 33, 35]),
            .polygon(colour.colour, [50, 14, 37, 11, 31, 18, 31, 62, 50, 62]),
            .polygon(colour.lining, [50, 22, 38, 9, 44, 7, 50, 13]),
            .line(colour.trim, 0.6, from: (32, 28), to: (49, 28)),
            .box(colour.shade, 35, 42, 10, 11, round: 1), .box(colour.lining, 17, 53.6, 9.4, 3.6, round: 1),
        ]) + [.box(colour.lining, 31, 59, 38, 5, round: 1), .box(colour.trim, 49.3, 20, 1.4, 43)]
    }
}
